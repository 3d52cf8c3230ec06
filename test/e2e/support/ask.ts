import { connect } from 'node:net';

interface Answer {
  readonly status: number;
  /** By their names in lower case; repeated ones are joined. */
  readonly headers: Readonly<Record<string, string>>;
  /** The status line and the headers, as they came. */
  readonly head: string;
}

/** Sends these lines to a server as they are, which may be ones that no browser sends. */
export async function ask(lines: readonly string[], port = 8080): Promise<Answer> {
  const socket = connect(port, 'localhost');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('\r\n\r\n')) break;
  }
  const [head = ''] = answer.split('\r\n\r\n');
  const [start, ...fields] = head.split('\r\n');
  const headers = new Headers();
  for (const field of fields) {
    const colon = field.indexOf(':');
    headers.append(field.slice(0, colon), field.slice(colon + 1));
  }
  return { status: Number(start?.split(' ')[1]), headers: Object.fromEntries(headers), head };
}

export const send = (method: string, path: string, ...headers: readonly string[]) => [
  `${method} ${path} HTTP/1.1`,
  'Host: localhost',
  ...headers,
];
export const get = (path: string, ...headers: readonly string[]) => send('GET', path, ...headers);
