/**
 * The mutants that survive because no test could tell them from the code. Each change is a line of the
 * code and the line that takes its place.
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
      [
        "if (typeof owner === 'object' && owner) Reflect.deleteProperty(owner, String(last.key));",
        'if (true) Reflect.deleteProperty(owner, String(last.key));',
      ],
      [
        "if (typeof owner === 'object' && owner) Reflect.deleteProperty(owner, String(last.key));",
        "if (typeof owner === 'object' || owner) Reflect.deleteProperty(owner, String(last.key));",
      ],
      [
        "if (typeof owner === 'object' && owner) Reflect.deleteProperty(owner, String(last.key));",
        'if (true && owner) Reflect.deleteProperty(owner, String(last.key));',
      ],
      [
        "if (Number.isNaN(number) || typeof owner !== 'object' || !owner) return true;",
        'if (Number.isNaN(number) || false || !owner) return true;',
      ],
      [
        "if (type === 'array' || shape?.type === 'optional') length = index + 1;",
        "if (type === 'array' || shape.type === 'optional') length = index + 1;",
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
    why: 'neither text has a range of hours, and a split text has a first part',
    changes: [
      [
        "return readHours(place?.hours ?? '') ?? fallback;",
        'return readHours(place?.hours ?? "Stryker was here!") ?? fallback;',
      ],
      [
        "const [beforeBreak = ''] = text.split(/обед|перерыв/i);",
        'const [beforeBreak = "Stryker was here!"] = text.split(/обед|перерыв/i);',
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
        '})).toSorted((a, b) => Number(a.label === undefined) - Number(b.label === undefined));',
        '})).toSorted((a, b) => Number(false) - Number(b.label === undefined));',
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
    file: 'src/domain/search/ranks.ts',
    why: 'a default for the type: a part has at least one reading',
    changes: [
      ['const [written = []] = readings;', 'const [written = ["Stryker was here"]] = readings;'],
    ],
  },
  {
    file: 'src/domain/search/markMatches.ts',
    why: 'the words differ, since equal ones have matched before',
    changes: [
      [
        'while (length < a.length && a[length] === b[length]) length += 1;',
        'while (true && a[length] === b[length]) length += 1;',
      ],
      [
        'while (length < a.length && a[length] === b[length]) length += 1;',
        'while (length <= a.length && a[length] === b[length]) length += 1;',
      ],
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
    ],
  },
  {
    file: 'src/domain/search/index/wordTable.ts',
    why: 'the letters of the added text are indexes of no carpet',
    changes: [
      [
        'const entry = entries.get(word.folded) ?? { ...word, field, places: [] };',
        'const entry = entries.get(word.folded) ?? { ...word, field, places: ["Stryker was here"] };',
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
    file: 'src/domain/search/words/typo.ts',
    why: 'beyond the end of equal words, nothing is left of either',
    changes: [
      [
        'while (start < a.length && a[start] === b[start]) start += 1;',
        'while (start <= a.length && a[start] === b[start]) start += 1;',
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
];
