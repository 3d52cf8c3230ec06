import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cell } from '../../../src/shared/files/table';
import { writeSheets } from '../../../src/shared/files/writeXlsx';
import { checkSource } from '../../../src/publish/check/checkSource';
import type { LastBuild } from '../../../src/publish/published/lastBuild';
import { readSource, type Source } from '../../../src/publish/source/readSource';

export type Json = Record<string, unknown>;

/** A company in which nothing is wrong. */
export const validCompany = {
  site: 'https://porog.example',
  phones: { office: '+7 (495) 000-00-01' },
};

/** Settings in which nothing is wrong. */
export function validSettings(item: Json = {}, category: Json = {}, root: Json = {}): Json {
  const carpet = { _id: '1', article: 'VG-1', title: 'Ковёр «Страйп»', price: 285, ...item };
  const items = [carpet];
  return {
    company: validCompany,
    categories: [{ _id: 'c', title: 'Ковры', isPublished: true, items, ...category }],
    ...root,
  };
}

/** Such settings with other fields of the company. */
export const company = (fields: Json): Json =>
  validSettings({}, {}, { company: { ...validCompany, ...fields } });

/** A price from an amount on. */
export const tier = (from: number, price: number) => ({ from, price });

/** Writes settings into a file and reads it as the build does. */
export function readWritten(settings: unknown) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'check-')), 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return readSource({ settings: file });
}

/** @returns what the check says of settings: «error (VG-1), price: …» */
export async function check(settings: unknown, last?: LastBuild, publicFolder?: string) {
  return sentencesOf(await readWritten(settings), last, publicFolder);
}

/** @returns what the check says of a workbook with these sheets, the first row of each its headings */
export async function checkWorkbook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  ofSettings: Json = { company: validCompany },
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  const settings = path.join(folder, 'settings.json');
  const catalog = path.join(folder, 'catalog.xlsx');
  const tables = Object.entries(sheets).map(([name, [headings = [], ...rows]]) => ({
    name,
    table: { columns: headings.map((heading) => ({ heading: String(heading) })), rows },
  }));
  writeFileSync(settings, JSON.stringify(ofSettings));
  writeFileSync(catalog, Buffer.from(await (await writeSheets(tables)).arrayBuffer()));
  return sentencesOf(await readSource({ settings, catalog }));
}

async function sentencesOf(source: Source, last?: LastBuild, publicFolder = '/nowhere') {
  const findings = await checkSource(source, last, {
    today: '2026-11-23',
    publicFolder,
  });
  return findings.map(({ severity, place, message }) => {
    const article = place.article === undefined ? '' : ` (${place.article})`;
    const field = place.field === undefined ? '' : `, ${place.field}`;
    return `${severity}${article}${field}: ${message}`.replaceAll('\u00A0', ' ');
  });
}
