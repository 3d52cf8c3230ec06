import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { siteSummary, type SiteSource, type SiteSummary } from '../../prerender/siteSource';
import { ProgramFailure, runNode } from './childProcess';
import { explainFailure } from './failure';

/** The programs that write a site. */
export interface Programs {
  /** Compiles the client and the prerenderer to a folder. */
  readonly compile: (folder: string, signal: AbortSignal) => Promise<void>;
  /** Runs the prerenderer that `compile` has written. @param onStep called with the title of each step */
  readonly prerender: (
    source: SiteSource,
    signal: AbortSignal,
    onStep: (title: string) => void,
  ) => Promise<SiteSummary>;
}

/** webpack and the prerenderer, as programs of their own. They throw BuildFailure and Interruption. */
export const programs: Programs = {
  compile: async (folder, signal) => {
    const webpack = require.resolve('webpack/bin/webpack.js');
    const args = [webpack, '--mode', 'production', '--env', `dist=${folder}`];
    await explained('Код сайта не собрался', runNode(args, { signal }));
  },
  prerender: async (source, signal, onStep) => {
    const file = path.join(source.dist, 'source.json');
    writeFileSync(file, JSON.stringify(source));
    const program = path.join(source.dist, 'prerender/prerender.js');
    const run = runNode([program, file], {
      signal,
      onMessage: (message) => {
        if (typeof message === 'string') onStep(message);
      },
    });
    const { stdout, stderr } = await explained('Страницы сайта не записались', run);
    process.stderr.write(stderr);
    return v.parse(siteSummary, JSON.parse(stdout));
  },
};

/** @param failed what has failed if the program does */
async function explained<T>(failed: string, run: Promise<T>): Promise<T> {
  try {
    return await run;
  } catch (error) {
    throw error instanceof ProgramFailure ? explainFailure(failed, error.message) : error;
  }
}
