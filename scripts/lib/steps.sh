# Steps with a title, a time and a sentence when they fail; and the sum of what the test runners counted.
# Sourced after setup.sh. A function given as the command must join its commands with &&: `set -e` has no say inside a step.
# shellcheck shell=bash

failed_steps=()
uncounted=''
passed=0
failed=0

# step TITLE SENTENCE COMMAND...: runs the command and shows what it prints. The sentence says what to do when it fails.
# The steps after a failed one run all the same; `end_of_steps` tells of them all.
step() {
    local heading=$1 sentence=$2 started=$SECONDS
    shift 2
    title "$heading"
    if "$@" 2>&1 | tee "$step_output"; then
        say "$heading: $((SECONDS - started)) s"
    else
        complain "$heading: failed after $((SECONDS - started)) s. $sentence"
        failed_steps+=("$heading")
        return 1
    fi
}

# The same for a step that runs tests: adds up the runner's own counts, cargo's or node's.
tests() {
    local ok=0 run
    step "$@" || ok=1
    run=$(sed 's/\x1b\[[0-9;]*m//g' "$step_output" | awk '
        /^test result: / { passed += $4; failed += $6; runs++ }
        /^(ℹ|#) pass [0-9]+$/ { passed += $3; runs++ }
        /^(ℹ|#) fail [0-9]+$/ { failed += $3 }
        END { if (runs) print passed + 0, failed + 0 }')
    if [[ -n $run ]]; then
        passed=$((passed + ${run% *}))
        failed=$((failed + ${run#* }))
    else
        uncounted="$uncounted, $1"
    fi
    return "$ok"
}

end_of_steps() {
    title "All in all: $((SECONDS / 60)) min $((SECONDS % 60)) s"
    local heading
    for heading in "${failed_steps[@]}"; do complain "failed: $heading"; done
    # A runner that didn't get as far as counting would make the sum untrue.
    if [[ -n $uncounted ]]; then say "not run to the end: ${uncounted#, }"; else say "$passed passed, $failed failed"; fi
    ((${#failed_steps[@]} == 0 && failed == 0))
}

step_output=$(mktemp)
trap 'rm -f "$step_output"' EXIT
