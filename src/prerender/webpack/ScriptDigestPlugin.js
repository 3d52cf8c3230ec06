const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Compilation } = require('webpack');

/**
 * Makes each script load with its own digest. SubresourceIntegrityPlugin keeps one digest for a chunk, that of
 * its last file, which is the style sheet after a compilation from a cache that was copied with its folder.
 * Browsers refuse such a script, so a build that would publish one fails.
 */
module.exports = class ScriptDigestPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScriptDigestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ScriptDigestPlugin', stage }, () => {
        for (const { files } of compilation.chunks) {
          for (const script of [...files].filter(isScript)) {
            files.delete(script);
            files.add(script);
          }
        }
      });
    });
    compiler.hooks.afterEmit.tap('ScriptDigestPlugin', ({ assets, outputOptions, chunks }) => {
      const read = (file) => readFileSync(path.join(outputOptions.path, file));
      const scripts = Object.keys(assets).filter(isScript);
      // that of the page and those of workers, which are loaded without a digest
      const withRuntime = [...chunks].filter((chunk) => chunk.hasRuntime());
      const isUnchecked = (file) => withRuntime.some(({ files }) => files.has(file));
      const digests = scripts.filter(isUnchecked).map(read).join('');
      const refused = scripts.filter((file) => {
        const digest = createHash('sha256').update(read(file)).digest('base64');
        return !isUnchecked(file) && !digests.includes(digest);
      });
      if (refused.length > 0) throw new Error(`Browsers would refuse ${refused.join(', ')}`);
    });
  }
};

const isScript = (file) => file.endsWith('.js');
