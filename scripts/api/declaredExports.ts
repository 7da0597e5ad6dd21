import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { repository } from '../paths';

/** What a package offers, by name: each export, and each type of its own that an export mentions, as TypeScript declares it. */
export type Declarations = Record<string, string>;

const options: ts.CompilerOptions = {
  noLib: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The compiler's declarations of these packages, in a folder that keeps their paths. */
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

/** The whole statement of a declaration, in one form however it was laid out. */
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
  // First all of them, so that none is listed as a mere mention.
  for (const each of exported) seen.add(each.symbol);
  for (const each of exported) add(each.name, each.symbol);
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A declaration of a file, and not a parameter or member within one. */
function isAtTop(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.isSourceFile(statement.parent) || ts.isModuleBlock(statement.parent);
}

/** What each of these packages declares. Takes seconds. */
export function declaredExports(packages: readonly string[]): Record<string, Declarations> {
  const cache = path.join(repository, '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the repository, so that other packages are found from there.
  const folder = mkdtempSync(path.join(cache, 'api-'));
  try {
    emitDeclarations(packages, folder);
    return Object.fromEntries(packages.map((name) => [name, declarationsOf(name, folder)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
