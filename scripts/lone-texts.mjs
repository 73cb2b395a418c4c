import { join, relative } from 'node:path';
import { root } from './root.mjs';

/** Elements with a key of all that they say: where that changes they are replaced as a whole. */
const replacedWhole = [/\/web\/src\/words\/Words\.tsx$/];

/**
 * Browsers' translators put `<font>` elements in the place of each text node. React then moves, changes or removes a node that
 * is in the page no more: it throws, or the change is not seen. A text that is all of its element is safe, because React
 * sets the element's content instead. So no text stands beside anything else in JSX, and no component gives a bare text.
 * The types of the site tell what is a text: `ReactNode` may be one, `Elements` (`web/src/ui/elements.ts`) may not.
 * @param {string} project the `tsconfig.json` of the JSX
 * @param {RegExp} files which of its files are looked at
 * @returns {Promise<string[]>} a sentence for each such place
 */
export async function loneTextFaults(
  project = join(root, 'web/tsconfig.json'),
  files = /\/web\/src\/.*(?<!\.test|\.fixtures)\.tsx$/,
) {
  // The compiler comes with the packages, which the check installs first.
  const [{ SyntaxKind: kinds }, { API, TypeFlags }] = await Promise.all([
    import('typescript/unstable/ast'),
    import('typescript/unstable/sync'),
  ]);
  const api = new API({ cwd: root });
  try {
    const { program, checker } = api.updateSnapshot({ openProjects: [project] }).getProject(project);
    const find = loneTextsIn(kinds, textTypes(checker, TypeFlags));
    return program
      .getSourceFileNames()
      .filter((name) => {
        const path = name.replaceAll('\\', '/');
        return files.test(path) && !replacedWhole.some((one) => one.test(path));
      })
      .toSorted()
      .flatMap((name) => {
        const file = program.getSourceFile(name);
        return find(file).map((node) => sentence(relative(root, name), file, node));
      });
  } finally {
    api.close();
  }
}

function sentence(name, file, node) {
  const line = file.text.slice(0, node.getStart(file)).split('\n').length;
  return `${name}:${line} has a text beside other things, or gives a bare one: put it into an element of its own.`;
}

function loneTextsIn(kinds, types) {
  const isStatic = ({ kind }) =>
    kind === kinds.JsxText || kind === kinds.JsxElement || kind === kinds.JsxSelfClosingElement;

  // Translators leave white space as it is.
  const isBlank = ({ kind, text, expression }) => {
    if (kind === kinds.JsxText) return text.trim() === '';
    if (kind !== kinds.JsxExpression) return false;
    return !expression || (expression.kind === kinds.StringLiteral && expression.text.trim() === '');
  };

  const isComponent = ({ kind, name }) =>
    kind === kinds.FunctionDeclaration && name !== undefined && /^[A-Z]/.test(name.text);

  function faultsOf(node) {
    if (isComponent(node)) return types.returnsText(node) ? [node] : [];
    const isFragment = node.kind === kinds.JsxFragment;
    if (!isFragment && node.kind !== kinds.JsxElement) return [];
    const children = [...node.children].filter((child) => !isBlank(child));
    const isAlone = children.length === 1 && !isFragment;
    const stays = !isFragment && children.every(isStatic);
    return children.filter(({ kind, expression }) => {
      if (!expression) return kind === kinds.JsxText && !stays;
      return isAlone ? types.isListWithText(expression) : types.isText(expression);
    });
  }

  return function find(node) {
    const below = [];
    node.forEachChild((child) => {
      below.push(...find(child));
    });
    return [...faultsOf(node), ...below];
  };
}

/** What an expression may show. */
function textTypes(checker, flags) {
  const textual = flags.StringLike | flags.NumberLike | flags.BigIntLike | flags.Any | flags.Unknown;
  const known = new Map();
  const isText = (type) => {
    if (!type) return true;
    // A type that is made of itself is what its other parts are.
    if (!known.has(type.id)) known.set(type.id, false).set(type.id, judge(type));
    return known.get(type.id);
  };
  const judge = (type) => {
    if (type.isStringLiteralType() && type.value.trim() === '') return false;
    if (type.flags & textual) return true;
    if (type.isUnionType()) return type.getTypes().some(isText);
    if (type.isTypeParameter()) return isText(checker.getBaseConstraintOfType(type));
    return isList(type) && checker.getTypeArguments(type).some(isText);
  };
  const isList = (type) => checker.isArrayLikeType(type);
  const parts = (type) => (type?.isUnionType() ? type.getTypes() : [type]);
  return {
    isText: (expression) => isText(checker.getTypeAtLocation(expression)),
    isListWithText: (expression) =>
      parts(checker.getTypeAtLocation(expression)).some((part) => part && isList(part) && isText(part)),
    returnsText: (component) => {
      const signature = checker.getSignatureFromDeclaration(component);
      return signature !== undefined && isText(checker.getReturnTypeOfSignature(signature));
    },
  };
}
