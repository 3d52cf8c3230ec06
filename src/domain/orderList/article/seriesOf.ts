/** An article without its last figure, which usually tells the colour: «vg-6090» of «VG-6090-04». */
export function seriesOf(article: string): string {
  return article.toLowerCase().replace(/-\d+$/, '');
}
