/** The five slides of the header (spec §2): files under `public/gallery/slides`. */
export const slides = [
  {
    file: 'slide-1.jpg',
    alt: 'Входная группа офиса с большим серым грязезащитным ковром у стеклянных дверей',
  },
  { file: 'slide-2.jpg', alt: 'Кокосовый коврик у деревянной входной двери, рядом сапоги' },
  { file: 'slide-3.jpg', alt: 'Крупный план резинового ячеистого коврика с каплями воды' },
  { file: 'slide-4.jpg', alt: 'Рулоны напольных покрытий разных цветов на складе' },
  { file: 'slide-5.jpg', alt: 'Веер образцов ковровых покрытий и дорожка искусственной травы' },
] as const;
