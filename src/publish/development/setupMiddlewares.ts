import path from 'node:path';
import type Server from 'webpack-dev-server';
import { sourceFiles } from '../locations';
import { addressMiddleware, eventsMiddleware, pageMiddleware } from './middleware';
import { pictureMiddleware } from './pictureMiddleware';
import { watchSource } from './watchedSource';

const demo = 'mocks/settings.json';

type Setup = NonNullable<Server.Configuration['setupMiddlewares']>;

/** For webpack-dev-server: its pages, pictures and reports follow the owner's files, or else the demo. */
export async function createSetupMiddlewares(): Promise<Setup> {
  const { settings = demo, catalog } = sourceFiles();
  const source = await watchSource({ settings, catalog });
  return (middlewares, server) => [
    addressMiddleware,
    // before the compression, which would hold back events
    eventsMiddleware(source),
    pictureMiddleware(source.pictures),
    ...middlewares,
    pageMiddleware(source, () => compiledTemplate(server)),
  ];
}

/** Waits for the compilation that is running. @throws if there is no template, since it has failed */
async function compiledTemplate({ middleware, compiler }: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    middleware?.waitUntilValid(() => resolve());
  });
  const file = path.join(compiler.outputPath, 'index.html');
  return String(middleware?.context.outputFileSystem.readFileSync(file));
}
