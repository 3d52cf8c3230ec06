import type { Archive } from './archive/openArchive';
import { problems } from './problems';

const zipMark = '504b0304';
/** OLE: Office up to 2003, and encrypted files of today. */
const oldOfficeMark = 'd0cf11e0';
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');
const archiveMarks = ['52617221', '377abcaf', '1f8b'];

/** Says what a file is that is no ZIP archive, as every workbook is; undefined if it is one. */
export function describeForeignFile(bytes: Buffer): string | undefined {
  const beginning = bytes.toString('hex', 0, 4);
  if (beginning === zipMark) return undefined;
  if (beginning === oldOfficeMark) {
    return bytes.includes(encryptedStream) ? problems.encrypted : problems.xls;
  }
  if (archiveMarks.some((mark) => beginning.startsWith(mark))) return problems.archive;
  const text = bytes.toString(beginning.startsWith('fffe') ? 'utf16le' : 'latin1', 0, 4096);
  return describeText(text);
}

/** A control character that does not occur in texts. */
const isBinary = /[^\P{Cc}\s\u007F-\u009F]/u;

function describeText(text: string): string {
  if (text.startsWith('%PDF')) return problems.pdf;
  if (isBinary.test(text)) return problems.notTable;
  if (text.includes('urn:schemas-microsoft-com:office:spreadsheet')) return problems.xml2003;
  return /<(?:!doctype html|html|table|head|body)\b/i.test(text) ? problems.html : problems.csv;
}

/** By a file that only such an archive has, in lower case. */
const foreignArchives: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, problems.xlsb],
  [/^content\.xml$/, problems.ods],
  [/^(?:word\/document|ppt\/presentation)\.xml$/, problems.document],
  [/^index(?:\/document\.iwa|\.zip)$/, problems.numbers],
  [/\.(?:xlsx|xlsm|xls|ods|csv)$/, problems.archive],
];

/** Says what an archive is that holds no workbook. */
export function describeForeignArchive({ names }: Archive): string {
  const [, problem] = foreignArchives.find(([file]) => names.some((name) => file.test(name))) ?? [];
  return problem ?? problems.notTable;
}
