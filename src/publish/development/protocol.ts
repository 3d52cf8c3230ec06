import * as v from 'valibot';

/** Where open pages hear of changes to the owner's files, as server-sent events. */
export const eventsAddress = '/development/source';

/** What is wrong with the owner's files, as shown over the page. */
const pageReport = v.object({
  errors: v.number(),
  warnings: v.number(),
  /** Whether the page shows earlier data, since the newest have errors. */
  isOutdated: v.boolean(),
  files: v.array(
    v.object({
      file: v.string(),
      findings: v.array(
        v.object({
          severity: v.picklist(['error', 'warning']),
          /** «Товары, строка 14 (VG-4060-01), Цена», or empty. */
          place: v.string(),
          message: v.string(),
          /** Lines of the file that show the place. */
          excerpt: v.array(v.string()),
        }),
      ),
    }),
  ),
});

/** The state of the owner's files. */
export const sourceEvent = v.object({
  /** Of the page that the server would send now: an open page with another one is out of date. */
  revision: v.string(),
  report: pageReport,
});

export type PageReport = v.InferOutput<typeof pageReport>;
export type SourceEvent = v.InferOutput<typeof sourceEvent>;
