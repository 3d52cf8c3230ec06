const { writeFileSync } = require('node:fs');

/** Lists the files of each named chunk, for the prerenderer. */
module.exports = class ChunkListPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ChunkListPlugin', ({ namedChunkGroups }) => {
      const chunks = [...namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
      writeFileSync(this.file, JSON.stringify(Object.fromEntries(chunks)));
    });
  }
};
