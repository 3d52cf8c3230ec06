import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser';
import type { FieldPath, Place } from '../../finding';
import { createPositions } from './textPosition';

/** Finds the fields of a settings file. @param text valid JSON */
export function placesIn(file: string, text: string): (path: FieldPath) => Place {
  const positions = createPositions(text);
  let root: Node | undefined;
  return (path) => {
    root ??= parseTree(text);
    const node = root && deepestNode(root, path);
    const field = path.findLast((key) => typeof key === 'string');
    const article = root && nameAlong(root, path);
    return { file, ...(node && positions.at(node.offset)), article, field };
  };
}

/** The node of a path or, if it is absent, of the object or list that lacks it. */
function deepestNode(root: Node, path: FieldPath): Node | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

/** The article of the carpet that a path leads into, or the title of its category or model. */
function nameAlong(root: Node, path: FieldPath): string | undefined {
  const [, category, list, index] = path;
  if (path[0] !== 'categories' || category === undefined) return undefined;
  const names = list === 'items' ? ['article', 'title', '_id'] : ['title', '_id'];
  const isElement = (list === 'items' || list === 'models') && index !== undefined;
  const element = path.slice(0, isElement ? 4 : 2);
  for (const name of names) {
    const node = findNodeAtLocation(root, [...element, name]);
    const value: unknown = node && getNodeValue(node);
    if (typeof value === 'string' && value.trim()) return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}
