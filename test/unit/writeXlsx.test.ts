import { strFromU8, unzipSync } from 'fflate';
import type { Table } from '../../src/shared/files/table';
import { writeSheets } from '../../src/shared/files/writeXlsx';

/** The parts of the workbook with one sheet, «Заявка», by their names. */
async function partsOf(table: Partial<Table>): Promise<Readonly<Record<string, string>>> {
  const whole = {
    columns: [{ heading: 'Артикул' }, { heading: 'Количество' }],
    rows: [],
    ...table,
  };
  const blob = await writeSheets([{ name: 'Заявка', table: whole }]);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
}

const sheetIn = (parts: Readonly<Record<string, string>>) => parts['xl/worksheets/sheet1.xml'];
const relationsIn = (parts: Readonly<Record<string, string>>) =>
  parts['xl/worksheets/_rels/sheet1.xml.rels'];
const textsIn = (parts: Readonly<Record<string, string>>) => parts['xl/sharedStrings.xml'];

const address = (length: number) => 'https://porog.example/cart#'.padEnd(length, 'a');

describe('The link of a workbook', () => {
  test('is in the row below those above the headings', async () => {
    const above = [['Заявка'], ['+7 (495) 000-00-01']];
    const parts = await partsOf({
      above,
      link: { text: 'Открыть', address: 'https://a.example/?a&b' },
    });
    expect(sheetIn(parts)).toContain('<hyperlinks><hyperlink ref="A3" r:id="link"/></hyperlinks>');
    expect(sheetIn(parts)).toContain('<autoFilter ref="A4:B4"/>');
    expect(relationsIn(parts)).toContain(
      'Id="link" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://a.example/?a&amp;b" TargetMode="External"/>',
    );
    expect(textsIn(parts)).toContain('Открыть');
  });

  test('is a text once its address has more than 2,000 characters, with which Excel opens no file', async () => {
    const [longest, longer] = [2000, 2001].map(address);
    const linked = await partsOf({ link: { text: 'Открыть', address: String(longest) } });
    expect(relationsIn(linked)).toContain(longest);
    expect(textsIn(linked)).not.toContain(longest);

    const written = await partsOf({ link: { text: 'Открыть', address: String(longer) } });
    expect(sheetIn(written)).not.toContain('hyperlink');
    expect(relationsIn(written)).not.toContain('hyperlink');
    expect(textsIn(written)).toContain(longer);
    expect(textsIn(written)).not.toContain('Открыть');
  });

  test('is left out where there is none, and the headings come first', async () => {
    const parts = await partsOf({ rows: [['VG-4060-01', 20]] });
    expect(sheetIn(parts)).not.toContain('hyperlink');
    expect(relationsIn(parts)).not.toContain('hyperlink');
    expect(sheetIn(parts)).toContain('<autoFilter ref="A1:B2"/>');
  });
});

test('The headings are repeated on each page, and the filter has the rows without the totals', async () => {
  const rows = [
    ['VG-4060-01', 20],
    ['VG-4060-02', 30],
  ];
  const parts = await partsOf({ above: [['Заявка']], rows, below: [['Итого', 50]] });
  expect(sheetIn(parts)).toContain('<autoFilter ref="A2:B4"/>');
  expect(parts['xl/workbook.xml']).toContain(
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'Заявка'!$A$2:$B$4</definedName><definedName name="_xlnm.Print_Titles" localSheetId="0">'Заявка'!$2:$2</definedName>`,
  );
});

test('A column with choices lets the owner choose one in each row below the headings', async () => {
  const columns = [{ heading: 'Артикул' }, { heading: 'Наличие', choices: ['в наличии', 'мало'] }];
  const parts = await partsOf({ columns });
  expect(sheetIn(parts)).toContain(
    '<dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="B2:B1048576"><formula1>"в наличии,мало"</formula1></dataValidation></dataValidations>',
  );
});
