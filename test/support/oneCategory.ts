/** Settings of one category, «Ковры», whose carpets have these fields. */
export const oneCategory = (items: readonly object[], rest: object = {}) => ({
  categories: [
    {
      _id: '1',
      title: 'Ковры',
      isPublished: true,
      items: items.map((item, index) => ({ _id: `${index}`, title: 'Ковёр', ...item })),
      ...rest,
    },
  ],
});
