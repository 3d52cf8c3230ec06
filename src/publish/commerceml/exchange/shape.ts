import { notBoolean, readBoolean, type XmlElement } from '../xml/element';
import { webPage } from '../xml/createParser';
import { XmlError } from '../xml/xmlError';
import { placeOf, type FileContext } from './context';

/** The outermost element of an exchange file. */
export const root = 'КоммерческаяИнформация';

const full = 'Нужна полная выгрузка: снимите в 1С отметку «Выгружать только изменения»';
const old = 'это CommerceML 1, а нужна версия 2. Выберите в 1С «Обмен с сайтом» версии 2.04–2.10';

/**
 * Checks the outer elements of a file, before the products inside them are read.
 * @throws XmlError if it is something else than a full export of CommerceML 2 (docs/product.md §26.5)
 */
export function checkShape(context: FileContext, path: string, element: XmlElement): void {
  const { name, attributes } = element;
  const refuse = (message: string) => new XmlError(message, element.line);
  if (/^html$/i.test(path)) throw refuse(webPage);
  if (path === 'CommercialInformation') throw refuse(old);
  if (!path.startsWith(root)) {
    throw refuse(`первый элемент — «${path}», а в выгрузке 1С это «${root}». Укажите другую папку`);
  }
  if (path === root) checkVersion(context, element, attributes['ВерсияСхемы'] ?? '2');
  if (path === `${root}/Документ` || path === `${root}/Контейнер`) {
    throw refuse('это заказы, а не товары. Укажите папку, куда 1С выгружает товары для сайта');
  }
  if (path === `${root}/Каталог` && attributes['Идентификатор'] !== undefined) throw refuse(old);
  if (path === `${root}/ИзмененияПакетаПредложений`)
    throw refuse(`здесь только изменения. ${full}`);
  const mark = attributes['СодержитТолькоИзменения'];
  const isPartial = readBoolean(mark);
  if (isPartial) throw refuse(`«${name}» содержит только изменения. ${full}`);
  if (mark !== undefined && isPartial === undefined) {
    throw refuse(`«СодержитТолькоИзменения»: ${notBoolean(mark)}`);
  }
}

function checkVersion(context: FileContext, element: XmlElement, version: string): void {
  if (/^[01]\b/.test(version)) throw new XmlError(old, element.line);
  if (/^2\b/.test(version)) return;
  const message = `версия схемы ${version}: проверено для 2.04–2.10, в новой прочитаем знакомое`;
  context.addFinding('warning', placeOf(context, element, { field: 'ВерсияСхемы' }), message);
}
