import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { repository } from '../paths';

/** A package's declarations by name: each export, and each type of its own that an export mentions. */
export type Declarations = Record<string, string>;

const options: ts.CompilerOptions = {
  noLib: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Emits these packages' declarations into a folder, under their own paths. */
function emitDeclarations(packages: readonly string[], folder: string): void {
  const args = [
    ...packages.map((name) => `${name}/src/index.ts`),
    ...['--declaration', '--emitDeclarationOnly', '--removeComments', '--skipLibCheck'],
    ...['--rootDir', '.', '--outDir', folder, '--target', 'es2022', '--jsx', 'react-jsx'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler', '--strict', '--types', 'jest'],
    ...['--lib', 'es2023,dom,dom.iterable', '--ignoreConfig'],
  ];
  const compiler = path.join(repository, 'node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The shared packages have no declarations:\n${stdout}`);
}

/** A declaration's whole statement, normalized so that its layout doesn't matter. */
function textOf(declaration: ts.Declaration): string {
  const isVariable = ts.isVariableDeclaration(declaration);
  const statement = isVariable ? declaration.parent.parent : declaration;
  return statement
    .getText()
    .replace(/^(export )?(default )?(declare )?/, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

/** The package that a file of `node_modules` belongs to. */
const packageOf = (file: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;

function declarationsOf(name: string, folder: string): Declarations {
  const root = path.join(folder, name, 'src/index.d.ts');
  const program = ts.createProgram([root], options);
  const checker = program.getTypeChecker();
  const own = path.join(folder, name) + path.sep;
  const found = new Map<string, string>();
  const seen = new Set<ts.Symbol>();

  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  function add(label: string, symbol: ts.Symbol): void {
    const declarations = symbol.declarations ?? [];
    const files = declarations.map((each) => each.getSourceFile().fileName);
    if (!files.some((file) => file.startsWith(own))) {
      found.set(label, `from ${[...new Set(files.map(packageOf))].join(', ')}`);
      return;
    }
    seen.add(symbol);
    found.set(label, declarations.map(textOf).join('\n'));
    declarations.forEach(visit);
  }

  /** Adds the types that a declaration mentions, if they are the package's own. */
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && resolved(symbol);
      const isType = target && target.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Variable);
      const isOwn = target?.declarations?.some(
        (each) => each.getSourceFile().fileName.startsWith(own) && isAtTop(each),
      );
      if (target && isType && isOwn && !seen.has(target)) add(`(${target.name})`, target);
    }
    ts.forEachChild(node, visit);
  }

  const module = program.getSourceFile(root);
  const symbol = module && checker.getSymbolAtLocation(module);
  if (!symbol) throw new Error(`${name} has no declarations.`);
  const exported = checker
    .getExportsOfModule(symbol)
    .map((each) => ({ name: each.name, symbol: resolved(each) }));
  // All of them first, so that none is listed as a mere mention.
  for (const each of exported) seen.add(each.symbol);
  for (const each of exported) add(each.name, each.symbol);
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** True for a top-level declaration, and not for a parameter or member. */
function isAtTop(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.isSourceFile(statement.parent) || ts.isModuleBlock(statement.parent);
}

/** The declarations of each of these packages. Takes seconds. */
export function declaredExports(packages: readonly string[]): Record<string, Declarations> {
  const cache = path.join(repository, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the repository, so that the declarations can resolve other packages.
  const folder = mkdtempSync(path.join(cache, 'api-'));
  try {
    emitDeclarations(packages, folder);
    return Object.fromEntries(packages.map((name) => [name, declarationsOf(name, folder)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
