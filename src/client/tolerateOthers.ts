/**
 * Keeps React working after another program has moved or removed an element of the page. React removes a node from, and
 * inserts one into, the parent that it had; if that is no longer its parent, both methods throw, and the page with all
 * entries would be gone (facebook/react#11538). Remove this when React looks for the parent itself.
 */
export function tolerateOthers() {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    node: Child,
    next: Node | null,
  ): Child {
    // What another program has put around the next node is at its place; without it, the new node comes last.
    let place = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}
