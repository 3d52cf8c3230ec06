/** Exit codes of programs that these signals end: 128 and the number of the signal. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

type EndSignal = keyof typeof exitCodes;

/** The build was ended from outside: by Ctrl+C, by closing the terminal, by the system. */
export class Interruption extends Error {
  readonly exitCode: number;

  constructor(signal: EndSignal) {
    super(signal);
    this.exitCode = exitCodes[signal];
  }
}

export function isEndSignal(signal: string | null): signal is EndSignal {
  return signal !== null && signal in exitCodes;
}

/** Does work whose signal is aborted, with an Interruption as reason, when the process is to end. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const interrupt = (name: NodeJS.Signals) => {
    if (isEndSignal(name)) controller.abort(new Interruption(name));
  };
  const endSignals = Object.keys(exitCodes).filter(isEndSignal);
  for (const name of endSignals) process.on(name, interrupt);
  try {
    return await work(controller.signal);
  } catch (error) {
    // the work may have failed because its programs were ended
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    for (const name of endSignals) process.off(name, interrupt);
  }
}
