import type { Carpet } from '../../../domain/settings/settings';
import { formatSize } from '../../../domain/trade/size';
import { element, type XmlElement } from '../xml';
import { decimal, feedText } from './texts';

/** What buyers choose a carpet by, with the units of numbers. */
export function params(carpet: Carpet): XmlElement[] {
  const { width, length, thickness, pileHeight, packQty, packVolume, purpose, unit } = carpet;
  return [
    param('Размер', formatSize({ width, length })),
    param('Ширина', width, 'см'),
    param('Длина', length, 'см'),
    param('Толщина', thickness, 'мм'),
    param('Высота ворса', pileHeight, 'мм'),
    param('Цвет', carpet.color),
    param('Материал', carpet.material),
    param('Основа', carpet.base),
    param('Форма', carpet.shape),
    param('Тип', carpet.kind),
    param('Назначение', purpose?.join(', ')),
    param('Количество в упаковке', packQty, unit),
    param('Объём упаковки', packVolume, 'м³'),
  ].flat();
}

function param(name: string, value: string | number | undefined, unit?: string): XmlElement[] {
  const text = typeof value === 'number' ? decimal(value) : feedText(value ?? '');
  return text ? [element('param', text, { name, unit: unit && feedText(unit) })] : [];
}
