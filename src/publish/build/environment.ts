import type { Finding } from '../finding';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a build is told besides the owner's files (docs/product.md §27.8). */
interface Options {
  /** The largest block, in bytes, that every page embeds whole. */
  readonly limit: number | undefined;
  /** The `host:port` to which nginx forwards requests to /api/. */
  readonly api: string | undefined;
  /** What is wrong with the values of the environment. */
  readonly findings: readonly Finding[];
}

/** A name or an address, of IPv6 in brackets, and a port. */
const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\]):(\d{1,5})$/i;

export function readOptions({ API, WHOLE_BLOCK_LIMIT }: Environment): Options {
  const findings: Finding[] = [];
  const refuse = (file: string, message: string) =>
    findings.push({ severity: 'error', place: { file }, message });
  if (API && !isApi(API)) {
    refuse(
      'API',
      `«${API}»: нужны узел и порт, на которые nginx передаёт просьбы о звонке, например 127.0.0.1:8081`,
    );
  }
  if (WHOLE_BLOCK_LIMIT && !/^\d+$/.test(WHOLE_BLOCK_LIMIT)) {
    refuse(
      'WHOLE_BLOCK_LIMIT',
      `«${WHOLE_BLOCK_LIMIT}»: нужно целое число байтов, например 300000`,
    );
  }
  return {
    limit: WHOLE_BLOCK_LIMIT ? Number(WHOLE_BLOCK_LIMIT) : undefined,
    api: API || undefined,
    findings,
  };
}

function isApi(text: string): boolean {
  const [, port] = hostAndPort.exec(text) ?? [];
  return Number(port) >= 1 && Number(port) <= 65535;
}
