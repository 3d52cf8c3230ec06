const { readFileSync } = require('node:fs');
const { parse } = require('jsonc-parser');

function readBlock(file) {
  if (!file) {
    console.warn('SETTINGS is not set: the pages are built with an empty settings block, {}');
    return '{}';
  }
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.stringify(JSON.parse(text), withoutCounts);
  } catch (error) {
    throw new Error(`${file}${positionOfError(text)} can't be used: ${error.message}`, {
      cause: error,
    });
  }
}

/** A settings file has all carpets, so none are counted as absent (docs/product.md §21.2). */
function withoutCounts(key, value) {
  return key === 'count' ? undefined : value;
}

/** `:line:column`, which editors and terminals link; not every version of Node reports a position. */
function positionOfError(text) {
  const errors = [];
  parse(text, errors, { disallowComments: true });
  const lines = text.slice(0, errors[0]?.offset).split('\n');
  return `:${lines.length}:${lines.at(-1).length + 1}`;
}

function escapeBlock(json) {
  return json.replaceAll('<', '\\u003c');
}

module.exports = { readBlock, escapeBlock };
