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
function deepestNode(root: Node, path: FieldPath): Node {
  return findNodeAtLocation(root, [...path]) ?? deepestNode(root, path.slice(0, -1));
}

/** The article of the carpet that a path leads into, or the title of its category or model. */
function nameAlong(root: Node, path: FieldPath): string | undefined {
  if (path[0] !== 'categories') return undefined;
  const element = path.slice(0, path.length < 4 ? 2 : 4);
  for (const name of ['article', 'title', '_id']) {
    const node = findNodeAtLocation(root, [...element, name]);
    const value: unknown = node && getNodeValue(node);
    if (typeof value === 'string' && value.trim()) return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}
