import { checkSource } from './check/checkSource';
import { reportFindings } from './check/report';
import { sourceFiles } from './commands';
import { readSource } from './source/readSource';

/** `npm run check`: reports what is wrong with the owner's files; exits with 1 if there are errors. */
async function check(): Promise<void> {
  const findings = await checkSource(await readSource(sourceFiles()));
  process.stdout.write(`${reportFindings(findings)}\n`);
  if (findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

void check();
