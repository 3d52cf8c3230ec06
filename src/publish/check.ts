import { readOptions } from './build/environment';
import { checkSource } from './check/checkSource';
import { unpublishedLine } from './check/unpublishedLine';
import { printFindings } from './check/printFindings';
import { isError } from './finding';
import { lastBuildFile, sourceFiles } from './locations';
import { publishedItems } from './published/items';
import { readLastBuild } from './published/lastBuild';
import { reportChanges } from './published/reportChanges';
import { readSource } from './source/readSource';

/** `npm run check`: reports what is wrong with the owner's files; exits with 1 if there are errors. */
async function check(): Promise<void> {
  const last = readLastBuild(lastBuildFile);
  const source = await readSource(sourceFiles());
  const findings = [...readOptions(process.env).findings, ...(await checkSource(source, last))];
  printFindings(findings);
  if (findings.some(isError)) process.exitCode = 1;
  if (source.input === undefined || source.isCatalogUnread) return;
  const changes = reportChanges(last, last ? publishedItems(source.settings) : {});
  process.stdout.write(
    [unpublishedLine(source.settings), ...changes.details, changes.summary, '']
      .filter((line) => line !== undefined)
      .join('\n'),
  );
}

void check();
