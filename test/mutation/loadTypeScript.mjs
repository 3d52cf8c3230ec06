import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const [[, options]] = Object.values(require('../../package.json').jest.transform);

/** Lets `require` load TypeScript as jest does; a module is compiled once. */
export function loadTypeScript() {
  const compiled = new Map();
  const compile = (filename) =>
    transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      filename,
      swcrc: false,
      sourceMaps: false,
      module: { type: 'commonjs' },
    }).code;
  for (const extension of ['.ts', '.tsx']) {
    require.extensions[extension] = (module, filename) => {
      const code = compiled.get(filename) ?? compile(filename);
      compiled.set(filename, code);
      module._compile(code, filename);
    };
  }
  require.extensions['.css'] = (module) => {
    module.exports = require('identity-obj-proxy');
  };
}
