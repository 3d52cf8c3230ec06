/**
 * The mutants that survive because no test could tell them from the code. Each change is a line of the
 * code and the line that takes its place. Those with `isSometimesKilled` depend on the order of the tests.
 */
export const survivors = [
  {
    file: 'src/features/callback/dialog/callbackMachine.ts',
    why: 'the guards and the request read the context only after a submission has been kept',
    changes: [
      ['const emptySubmission: Submission = {', 'const emptySubmission: Submission = {};'],
      [`feedback: { customer: '', phone: '', timestamp: 0 },`, 'feedback: {},'],
      [
        `feedback: { customer: '', phone: '', timestamp: 0 },`,
        `feedback: { customer: "Stryker was here!", phone: '', timestamp: 0 },`,
      ],
      [
        `feedback: { customer: '', phone: '', timestamp: 0 },`,
        `feedback: { customer: '', phone: "Stryker was here!", timestamp: 0 },`,
      ],
      ['hasConsent: false,', 'hasConsent: true,'],
      ['isTrapped: false,', 'isTrapped: true,'],
      ['context: { submission: emptySubmission },', 'context: {},'],
    ],
  },
  {
    file: 'src/features/callback/dialog/callbackMachine.ts',
    why: 'a guard for the type: it is asked about failed requests alone, and only HttpError has a status',
    changes: [
      [
        `'error' in event && event.error instanceof HttpError && event.error.status === 413,`,
        'true && event.error.status === 413,',
      ],
      [
        `'error' in event && event.error instanceof HttpError && event.error.status === 413,`,
        `'error' in event || event.error instanceof HttpError && event.error.status === 413,`,
      ],
    ],
  },
  {
    file: 'src/features/slider/sliderMachine.ts',
    why: 'the name is for developers',
    changes: [["id: 'slider',", 'id: "",']],
  },
  {
    file: 'src/domain/trade/compare.ts',
    why: 'created once, by the first test that compares, and that one may compare no numbers',
    isSometimesKilled: true,
    changes: [
      [
        "collator ??= new Intl.Collator('ru', { numeric: true });",
        "collator ??= new Intl.Collator('ru', {});",
      ],
      [
        "collator ??= new Intl.Collator('ru', { numeric: true });",
        "collator ??= new Intl.Collator('ru', { numeric: false });",
      ],
    ],
  },
  {
    file: 'src/state/cart/cartSlice.ts',
    why: 'a value that is only told apart from the others of its kind',
    changes: [
      [
        "changeList(state, 'put', (items) => [...items, payload]),",
        'changeList(state, "", (items) => [...items, payload]),',
      ],
      [
        "changeList(state, 'removed', (items) => items.filter(({ _id }) => _id !== payload._id)),",
        'changeList(state, "", (items) => items.filter(({ _id }) => _id !== payload._id)),',
      ],
      [
        "changeList(state, 'put', (items) => putItems(items, payload)),",
        'changeList(state, "", (items) => putItems(items, payload)),',
      ],
      ["state.saving = 'dismissed';", 'state.saving = "";'],
    ],
  },
  {
    file: 'src/domain/settings/leaveOut.ts',
    why: 'a guard for the type: JSON has only objects and lists around a value, and issues lie inside the schema',
    changes: [
      ["if (typeof owner !== 'object' || !owner) continue;", 'if (false) continue;'],
      [
        "if (typeof owner !== 'object' || !owner) continue;",
        "if (typeof owner !== 'object' && !owner) continue;",
      ],
      ["if (typeof owner !== 'object' || !owner) continue;", 'if (false || !owner) continue;'],
      [
        "if (Number.isNaN(number) || typeof owner !== 'object' || !owner) return true;",
        'if (Number.isNaN(number) || false || !owner) return true;',
      ],
      [
        "if (type !== 'array' && shape?.type !== 'optional') continue;",
        "if (type !== 'array' && shape.type !== 'optional') continue;",
      ],
    ],
  },
  {
    file: 'src/domain/settings/leaveOut.ts',
    why: 'where no part can be removed, everything is left out',
    changes: [['let isCell = false;', 'let isCell = true;']],
  },
  {
    file: 'src/domain/orderList/asides.ts',
    why: 'what takes the place of words of no order must only order nothing',
    changes: [
      [
        "return greeting.test(text) ? text.replace(goods, '') : text;",
        'return greeting.test(text) ? text.replace(goods, "Stryker was here!") : text;',
      ],
    ],
  },
  {
    file: 'src/domain/settings/leaveOut.ts',
    why: 'a path whose first part is no field is left out as a whole, like an empty one',
    changes: [
      [
        'issues.map(({ path: issuePath = [], message }) => {',
        'issues.map(({ path: issuePath = ["Stryker was here"], message }) => {',
      ],
      [
        'return issues.filter(({ type, input, path: [...path] = [] }) => {',
        'return issues.filter(({ type, input, path: [...path] = ["Stryker was here"] }) => {',
      ],
    ],
  },
  {
    file: 'src/domain/settings/settingsSchema.ts',
    why: 'the first block that is read takes the invalid element out of the default, with a warning',
    changes: [
      [
        'items: v.optional(v.array(record(carpet)), []),',
        'items: v.optional(v.array(record(carpet)), ["Stryker was here"]),',
      ],
    ],
  },
  {
    file: 'src/domain/company/hours.ts',
    why: 'neither text has a range of hours',
    changes: [
      [
        "return readHours(place?.hours ?? '') ?? fallback;",
        'return readHours(place?.hours ?? "Stryker was here!") ?? fallback;',
      ],
    ],
  },
  {
    file: 'src/domain/company/hours.ts',
    why: 'what takes the place of a break or of all workdays must only name neither times nor days',
    changes: [
      [
        "const worked = text.replace(breakTime, '').replace(workdays, '');",
        `const worked = text.replace(breakTime, "Stryker was here!").replace(workdays, '');`,
      ],
      [
        "const worked = text.replace(breakTime, '').replace(workdays, '');",
        `const worked = text.replace(breakTime, '').replace(workdays, "Stryker was here!");`,
      ],
    ],
  },
  {
    file: 'src/domain/company/opening.ts',
    why: 'a place that does not open within a year is told by what is absent',
    changes: [['return { open: false, opensAt };', 'return {};']],
  },
  {
    file: 'src/domain/matrix/arrangement.ts',
    why: 'at most one line has no label, and the sort of this engine needs only the other comparison',
    changes: [
      [
        '})).sort((a, b) => Number(a.label === undefined) - Number(b.label === undefined));',
        '})).sort((a, b) => Number(false) - Number(b.label === undefined));',
      ],
    ],
  },
  {
    file: 'src/domain/order/link/orderLink.ts',
    why: 'without a return the result is undefined, too',
    changes: [['} catch {', '} catch {}']],
  },
  {
    file: 'src/domain/search/findOffers.ts',
    why: 'it only spares a second attempt with the same parts',
    changes: [
      ['const isWider = wider.length < parts.length;', 'const isWider = true;'],
      ['const isWider = wider.length < parts.length;', 'const isWider = false;'],
      [
        'const isWider = wider.length < parts.length;',
        'const isWider = wider.length <= parts.length;',
      ],
      [
        'const isWider = wider.length < parts.length;',
        'const isWider = wider.length >= parts.length;',
      ],
    ],
  },
  {
    file: 'src/domain/search/markMatches.ts',
    why: 'a default for the type: a word is found in the text that it is of',
    changes: [
      [
        "const [written = ''] = asWritten(word).exec(text.slice(next)) ?? [];",
        'const [written = "Stryker was here!"] = asWritten(word).exec(text.slice(next)) ?? [];',
      ],
      [
        "const [written = ''] = asWritten(word).exec(text.slice(next)) ?? [];",
        'const [written = \'\'] = asWritten(word).exec(text.slice(next)) ?? ["Stryker was here"];',
      ],
    ],
  },
  {
    file: 'src/domain/search/ranks.ts',
    why: 'a default for the type: a part has at least one reading',
    changes: [
      ['const [written = []] = readings;', 'const [written = ["Stryker was here"]] = readings;'],
    ],
  },
  {
    file: 'src/domain/search/index/addSynonyms.ts',
    why: 'it only saves time: no carpet has all words of a phrase with an unknown one',
    changes: [
      [
        'if (words.length === 0 || words.some((known) => known.length === 0)) return;',
        'if (words.length === 0 || words.some(() => undefined)) return;',
      ],
      [
        'if (words.length === 0 || words.some((known) => known.length === 0)) return;',
        'if (words.length === 0 || words.every(known => known.length === 0)) return;',
      ],
      [
        'if (words.length === 0 || words.some((known) => known.length === 0)) return;',
        'if (words.length === 0 || words.some((known) => false)) return;',
      ],
    ],
  },
  {
    file: 'src/domain/search/index/synonyms.ts',
    why: 'no carpet has these words',
    changes: [
      [
        'return { phrases: listOf(phrases), means: means ? listOf(means) : [] };',
        'return { phrases: listOf(phrases), means: means ? listOf(means) : ["Stryker was here"] };',
      ],
      [
        '...groups.map((phrases) => ({ phrases, means: [] })),',
        '...groups.map((phrases) => ({ phrases, means: ["Stryker was here"] })),',
      ],
    ],
  },
  {
    file: 'src/domain/search/index/wordTable.ts',
    why: 'the letters of the added text are indexes of no carpet',
    changes: [
      [
        'const entry = entries.get(word.folded) ?? { ...word, field, carpetLists: [] };',
        'const entry = entries.get(word.folded) ?? { ...word, field, carpetLists: ["Stryker was here"] };',
      ],
    ],
  },
  {
    file: 'src/domain/search/index/wordTable.ts',
    why: 'it only saves time: a text that repeats would be read again',
    changes: [['if (indexes) indexes.push(index);', 'if (false) indexes.push(index);']],
  },
  {
    file: 'src/domain/search/query/query.ts',
    why: 'a guard for the type: a part has at least one reading',
    changes: [
      [
        '({ readings }) => !readings[0]?.every(({ folded }) => fillers.has(folded)),',
        '({ readings }) => !readings[0].every(({ folded }) => fillers.has(folded)),',
      ],
    ],
  },
  {
    file: 'src/domain/search/words/words.ts',
    why: 'it only saves time: a plain word would be read twice',
    changes: [
      [
        'return parts.length > 1 ? parts.map(toWord) : [];',
        'return true ? parts.map(toWord) : [];',
      ],
      [
        'return parts.length > 1 ? parts.map(toWord) : [];',
        'return parts.length >= 1 ? parts.map(toWord) : [];',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/article/nearbyKeys.ts',
    why: 'it only saves time',
    changes: [
      [
        'if (Math.abs(length - word.length) <= limit) found.push(...findIn(group, word, limit));',
        'if (true) found.push(...findIn(group, word, limit));',
      ],
      ['if (least > limit && key.startsWith(known)) continue;', 'if (false) continue;'],
      ['while (length < key.length && least <= limit) {', 'while (length < key.length && true) {'],
    ],
  },
  {
    file: 'src/domain/orderList/article/nearbyKeys.ts',
    why: 'a default or a guard for the type: the value is there',
    changes: [
      ['const above = rows[at - 1] ?? [];', 'const above = rows[at - 1] ?? ["Stryker was here"];'],
      ['const row = (rows[at] ??= []);', 'const row = (rows[at] ??= ["Stryker was here"]);'],
      [
        'slips = Math.min(slips, (rows[at - 2]?.[end - 2] ?? 0) + 1);',
        'slips = Math.min(slips, (rows[at - 2][end - 2] ?? 0) + 1);',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/article/nearbyKeys.ts',
    why: 'the rows of a beginning that no key shares are calculated',
    changes: [["let known = '';", 'let known = "Stryker was here!";']],
  },
  {
    file: 'src/domain/orderList/article/nearestArticles.ts',
    why: 'a default or a guard for the type: the value is there',
    changes: [
      ['if (!entry) return [];', 'if (!entry) return ["Stryker was here"];'],
      ['if (!entry) return [];', 'if (false) return [];'],
    ],
  },
  {
    file: 'src/domain/orderList/article/partsOfArticle.ts',
    why: 'it only saves time: more words are looked up',
    changes: [
      [
        "const start = /[\\p{L}\\p{N}]{1,3}/u.exec(text)?.[0] ?? '';",
        'const start = /[\\p{L}\\p{N}]{1,3}/u.exec(text)?.[0] ?? "Stryker was here!";',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/article/findCarpet.ts',
    why: 'no article is found in a short row either way',
    changes: [
      [
        "hits: sample.filter(({ cells }) => findArticle(cells[column] ?? '', articles)).length,",
        'hits: sample.filter(({ cells }) => findArticle(cells[column] ?? "Stryker was here!", articles)).length,',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/amount/lineAmount.ts',
    why: 'without a cell there is neither a figure nor a measure',
    changes: [
      [
        "const isFigure = (cell = '') => wholeIn([cell]).length > 0;",
        'const isFigure = (cell = "Stryker was here!") => wholeIn([cell]).length > 0;',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/amount/measures.ts',
    why: 'neither text has a measure',
    changes: [
      [
        "export function measureIn(text = ''): Measure | undefined {",
        'export function measureIn(text = "Stryker was here!"): Measure | undefined {',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/amount/columnAmount.ts',
    why: 'neither text names a measure',
    changes: [
      [
        "const unit = cells[headings.unit]?.trim().replace(/^м\\?$/, 'м²') ?? '';",
        'const unit = cells[headings.unit]?.trim().replace(/^м\\?$/, \'м²\') ?? "Stryker was here!";',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/amount/columnAmount.ts',
    why: 'neither text is an amount, and a filled cell is there',
    changes: [
      [
        "cellAmount(cells[other.column] ?? '', carpet, other.measure);",
        'cellAmount(cells[other.column] ?? "Stryker was here!", carpet, other.measure);',
      ],
      [
        "const amount = cellAmount(cells[column] ?? '', carpet, counted);",
        'const amount = cellAmount(cells[column] ?? "Stryker was here!", carpet, counted);',
      ],
      [
        "const isTorn = !headings.headed.has(column + 1) && /^\\d{1,3}$/.test(cells[column + 1] ?? '');",
        'const isTorn = !headings.headed.has(column + 1) && /^\\d{1,3}$/.test(cells[column + 1] ?? "Stryker was here!");',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/sheetHeadings.ts',
    why: 'a default or a guard for the type: the value is there',
    changes: [
      [
        "const hasCount = amounts.some(({ column }) => counted.test(headings[column] ?? ''));",
        'const hasCount = amounts.some(({ column }) => counted.test(headings[column] ?? "Stryker was here!"));',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/amount/suggestedAmounts.ts',
    why: 'a guard for the type: an amount that reaches a tier has a price',
    changes: [
      ['...(next && price !== undefined', '...(next || price !== undefined'],
      ['...(next && price !== undefined', '...(next && true'],
    ],
  },
  {
    file: 'src/domain/orderList/tableRows.ts',
    why: 'neither row holds measures, and no heading begins with a measure',
    changes: [
      [
        "return below[column]?.trim() ? `${last}, ${below[column]}` : (above[column] ?? '');",
        'return below[column]?.trim() ? `${last}, ${below[column]}` : (above[column] ?? "Stryker was here!");',
      ],
      ["let last = '';", 'let last = "Stryker was here!";'],
    ],
  },
  {
    file: 'src/domain/orderList/orderSentence.ts',
    why: 'without a sentence there is no amount, and with one there is a name',
    changes: [
      [
        "const [, name = '', amount, shortAmount = ''] = sentence.exec(line.trim()) ?? [];",
        'const [, name = "Stryker was here!", amount, shortAmount = \'\'] = sentence.exec(line.trim()) ?? [];',
      ],
      [
        "const [, name = '', amount, shortAmount = ''] = sentence.exec(line.trim()) ?? [];",
        'const [, name = \'\', amount, shortAmount = "Stryker was here!"] = sentence.exec(line.trim()) ?? [];',
      ],
      [
        "const [, name = '', amount, shortAmount = ''] = sentence.exec(line.trim()) ?? [];",
        "const [, name = '', amount, shortAmount = ''] = sentence.exec(line.trim()) ?? [\"Stryker was here\"];",
      ],
    ],
  },
  {
    file: 'src/domain/orderList/parseLine.ts',
    why: 'an article stands between separators, which stay in the parts',
    changes: [
      [
        "readable.map((parts) => withoutTitle(parts.join(' '), carpet)),",
        'readable.map((parts) => withoutTitle(parts.join(""), carpet)),',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/tableRows.ts',
    why: 'a row that is not there, or without a number, has no neighbour',
    changes: [
      [
        'const below = filled[index + 1]?.cells ?? [];',
        'const below = filled[index + 1]?.cells ?? ["Stryker was here"];',
      ],
      [
        "const [cell = ''] = row?.cells ?? [];",
        'const [cell = "Stryker was here!"] = row?.cells ?? [];',
      ],
      [
        "const [cell = ''] = row?.cells ?? [];",
        'const [cell = \'\'] = row?.cells ?? ["Stryker was here"];',
      ],
      [
        "const written = rowNumber.exec(cell)?.[0] ?? '';",
        'const written = rowNumber.exec(cell)?.[0] ?? "Stryker was here!";',
      ],
      [
        "return { number, mark: written.replace(/[\\s\\d]/g, '') };",
        'return { number, mark: written.replace(/[\\s\\d]/g, "Stryker was here!") };',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/amount/lineAmount.ts',
    why: 'without a cell there is no measure',
    changes: [
      [
        "function isUncounted(cell = ''): boolean {",
        'function isUncounted(cell = "Stryker was here!"): boolean {',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/tableRows.ts',
    why: 'the row of the first headings itself is none of the rows',
    changes: [
      [
        'return [{ ...row, headings: above, isAbove: index < first, isNumbered, isMoved }];',
        'return [{ ...row, headings: above, isAbove: index <= first, isNumbered, isMoved }];',
      ],
    ],
  },
  {
    file: 'src/domain/orderList/article/articles.ts',
    why: 'it only saves time: a word that begins no article is looked up',
    changes: [['if (isStart && !isStart(word)) continue;', 'if (false) continue;']],
  },
  {
    file: 'src/domain/matrix/pastedAmounts.ts',
    why: 'only a line of blank cells has no first one, and nothing in it is placed',
    changes: [
      [
        `function isAmount(written = ''): boolean {`,
        `function isAmount(written = "Stryker was here!"): boolean {`,
      ],
    ],
  },
  {
    file: 'src/domain/model/prices.ts',
    why: 'what is no tier gives the price of a carpet without tiers again',
    changes: [
      [
        'const atTiers = carpet.priceTiers?.map(({ from }) => coverInLots(carpet, from) ?? first) ?? [];',
        'const atTiers = carpet.priceTiers?.map(({ from }) => coverInLots(carpet, from) ?? first) ?? ["Stryker was here"];',
      ],
    ],
  },
];
