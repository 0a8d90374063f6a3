// What the app asks of the device, by way of the page.

/**
 * Offers a text to the person's other apps, or copies it where the browser can't. `kletkiShared` hears whether it was copied;
 * of what the person saw themselves nothing is told.
 */
globalThis.kletkiShare = async text => {
  if (!await offered(text)) globalThis.kletkiShared?.(await copied(text));
};

async function offered(text) {
  if (!navigator.share) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    // Whoever closes the sheet has chosen so.
    return error.name === 'AbortError';
  }
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser not to clear what is stored when it runs short of room. Some ask the person, and nobody waits for the answer. */
globalThis.kletkiKeep = () => {
  navigator.storage?.persist?.().catch(() => {});
};

/** Loads the licences of the libraries, once at a time. `kletkiLicencesRead` hears the text, which is empty if there's none to be had. */
globalThis.kletkiLicences = () => {
  reading ??= textOf(document.documentElement.dataset.licences).then(text => {
    reading = undefined;
    globalThis.kletkiLicencesRead?.(text);
  });
};

let reading;

async function textOf(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}
