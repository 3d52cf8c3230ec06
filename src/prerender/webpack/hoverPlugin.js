/**
 * Keeps how things look under a pointer to devices whose pointer hovers: after a tap this look would stay,
 * and the browser would paint it before the click.
 */
module.exports = {
  postcssPlugin: 'hover',
  Rule(rule, { AtRule }) {
    const params = '(hover: hover)';
    const hovered = rule.selectors.filter((selector) => selector.includes(':hover'));
    if (hovered.length === 0 || rule.parent.params === params) return;
    const others = rule.selectors.filter((selector) => !hovered.includes(selector));
    const nodes = [rule.clone({ selectors: hovered })];
    rule.after(new AtRule({ name: 'media', params, nodes }));
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
};
