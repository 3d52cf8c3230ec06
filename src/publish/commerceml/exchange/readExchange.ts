import type { Place } from '../../finding';
import { isSystemError } from '../../systemError';
import { textOf, type XmlElement } from '../xml/element';
import { findEncoding } from '../xml/encoding';
import { parseXml } from '../xml/parseXml';
import { XmlError } from '../xml/xmlError';
import { readGroups, readPriceType, readProperty } from './classifier';
import type { FileContext } from './context';
import { deleteProductsWithTheirOffers } from './deletedProducts';
import type { AddFinding, Exchange } from './exchange';
import type { ExchangeFile } from './files';
import { readProduct } from './product';
import { readOffer } from './offer';
import { checkShape, root } from './shape';

/** A site with more products than this is slow for its visitors (docs/product.md §26.4). */
const mostRecords = 100_000;

/** What the file system refuses. */
const unreadable = new XmlError(
  'файл не открывается: закройте программу, которая его держит, и повторите',
);

/** Reads the files of an export in their order. A file that cannot be read is reported as an error. */
export async function readExchange(
  files: readonly ExchangeFile[],
  addFinding: AddFinding,
): Promise<Exchange> {
  const exchange: Exchange = {
    catalogues: new Map(),
    groups: new Map(),
    properties: new Map(),
    priceTypes: new Map(),
    products: new Map(),
    offers: new Map(),
    unread: new Set(),
  };
  const seen = new Map<string, Place>();
  for (const file of files) {
    try {
      await readFile({ file, exchange, seen, addFinding });
    } catch (error) {
      if (!(error instanceof XmlError || isSystemError(error))) throw error;
      const { line, column, message } = error instanceof XmlError ? error : unreadable;
      exchange.unread.add(file.name);
      addFinding('error', { file: file.name, row: line, column }, message);
    }
  }
  deleteProductsWithTheirOffers(exchange);
  return exchange;
}

async function readFile(context: FileContext): Promise<void> {
  const { file, addFinding } = context;
  const encoding = await findEncoding(file.path);
  if (encoding.wrong !== undefined) {
    const message = `написано «${encoding.wrong}», а на деле ${encoding.name}: так и прочитали`;
    addFinding('warning', { file: file.name, row: 1, field: 'encoding' }, message);
  }
  const onStart = (path: string, element: XmlElement) => {
    checkShape(context, path, element);
  };
  await parseXml(file.path, encoding, { records: recordsOf(context), onStart }, (line) => {
    const message = 'в тексте есть служебные символы: на их месте пробелы';
    addFinding('warning', { file: file.name, row: line }, message);
  });
}

/** What is read from each element, by its path. */
function recordsOf(context: FileContext) {
  const read =
    (reader: (context: FileContext, element: XmlElement) => void) => (one: XmlElement) => {
      reader(context, one);
      const { products, offers } = context.exchange;
      if (products.size <= mostRecords && offers.size <= mostRecords) return;
      throw new XmlError(
        'больше 100 000 товаров: для сайта это слишком много. Выгрузите часть групп',
      );
    };
  const records: readonly (readonly [string, (one: XmlElement) => void])[] = [
    ['Классификатор/Группы', read(readGroups)],
    ['Классификатор/Свойства/Свойство', read(readProperty)],
    ['Классификатор/Свойства/СвойствоНоменклатуры', read(readProperty)],
    ['Классификатор/ТипыЦен/ТипЦены', read(readPriceType)],
    ['ПакетПредложений/ТипыЦен/ТипЦены', read(readPriceType)],
    ['Каталог/Ид', read(readCatalogue)],
    ['Каталог/Товары/Товар', read(readProduct)],
    ['ПакетПредложений/Предложения/Предложение', read(readOffer)],
  ];
  return new Map(records.map(([path, reader]) => [`${root}/${path}`, reader] as const));
}

/** Several files may hold parts of one catalogue. */
function readCatalogue({ exchange, file }: FileContext, element: XmlElement): void {
  const id = textOf(element);
  if (id === undefined || exchange.catalogues.has(id)) return;
  exchange.catalogues.set(id, { file: file.name, row: element.line });
}
