import { runCommand } from './build/command';
import { goBack } from './build/goBack';
import { dist } from './locations';

/** `npm run back`: makes the previous version of the site the current one, and the current one previous. */
void runCommand(dist, (staging) => Promise.resolve(goBack(dist, staging)));
