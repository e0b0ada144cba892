/** Code that a rule of oxlint.config.ts reports. */
interface Example {
  rule: string
  /** The code in one line, without what is around it. */
  title: string
  code: string
}

/** A component with `lines` as its body. */
const component = (...lines: string[]) =>
  [
    "import { useCallback, useEffect, useMemo, useRef, useState } from 'react'",
    "import { useForm } from 'react-hook-form'",
    'export function Shown(props: { list: number[]; at: { x: number } }) {',
    ...lines,
    '}',
  ].join('\n')

/** Rules of React. */
const hooks: [rule: string, ...lines: string[]][] = [
  ['error-boundaries', 'try { return <p>{props.at.x}</p> } catch { return null }'],
  ['exhaustive-deps', 'useEffect(() => { document.title = String(props.at.x) }, [])', 'return null'],
  ['exhaustive-deps', 'const all = { a: 1 }', 'return useMemo(() => JSON.stringify(all), [all])'],
  ['globals', 'seen = 1', 'return <p />'],
  ['immutability', 'props.at.x = 1', 'return <p />'],
  ['immutability', 'const [state] = useState({ a: 1 })', 'state.a = 2', 'return <p>{state.a}</p>'],
  ['immutability', 'useEffect(() => { props.at.x = 2 })', 'return <p />'],
  ['incompatible-library', 'const { watch } = useForm()', "return <p>{String(watch('a'))}</p>"],
  ['purity', 'return <p>{Math.random()}</p>'],
  ['purity', 'const now = Date.now()', 'return <p>{now}</p>'],
  ['refs', 'const box = useRef(0)', 'return <p>{box.current}</p>'],
  ['refs', 'const box = useRef(0)', 'box.current = props.at.x', 'return <p />'],
  [
    'rule-suppression',
    'useEffect(() => { document.title = String(props.at.x)',
    '// oxlint-disable-next-line react/exhaustive-deps',
    '}, [])',
    'return null',
  ],
  ['rules-of-hooks', 'if (props.at.x) useState(0)', 'return null'],
  ['rules-of-hooks', 'for (const each of props.list) useRef(each)', 'return null'],
  ['rules-of-hooks', 'const act = () => useState(0)', 'return <p onClick={act} />'],
  ['set-state-in-effect', 'const [a, setA] = useState(0)', 'useEffect(() => { setA(1) }, [])', 'return <p>{a}</p>'],
  [
    'set-state-in-effect',
    'const [a, setA] = useState(0)',
    'const change = () => setA(props.at.x)',
    'useEffect(() => { change() })',
    'return <p>{a}</p>',
  ],
  ['set-state-in-render', 'const [a, setA] = useState(0)', 'setA(1)', 'return <p>{a}</p>'],
  ['static-components', 'const Inner = () => <p />', 'return <Inner />'],
  ['unsupported-syntax', "eval('1')", 'return <p />'],
  ['use-memo', 'return useMemo(async () => 1, [])'],
  ['use-memo', 'const make = () => 1', 'return useMemo(make, [props.at.x, ...props.list])'],
  [
    'preserve-manual-memoization',
    'const all = []',
    'useState(0)',
    'all.push(props.at.x)',
    'const count = useCallback(() => all.length, [all])',
    'return <p onClick={count} />',
  ],
]

/** Rules for any code. */
const others: [rule: string, code: string][] = [
  ['eqeqeq', 'export const same = (a: unknown, b: unknown) => a == b'],
  ['no-array-constructor', 'export const list = new Array(1, 2)'],
  ['no-console', "console.log('a')"],
  ['no-unused-expressions', 'export const f = (a: number) => { a + 1 }'],
  ['no-unused-expressions', 'export const f = (a?: () => void) => { a && a() }'],
  ['no-unused-vars', 'const unused = 1'],
  ['no-unused-vars', "import { join } from 'node:path'"],
  ['no-unused-vars', 'type Unused = string'],
  ['no-unused-vars', 'export const f = (a: number, b: number) => a'],
  ['no-unused-vars', 'try { Number(1) } catch (error) { Number(2) }'],
  ['no-unused-vars', 'let last = 1\nlast = 2\nexport {}'],
  ['no-var', 'export var a = 1'],
  ['portal/no-barrels', "export * from './a.ts'"],
  ['portal/no-barrels', "export * as a from './a.ts'"],
  ['prefer-const', 'let a = 1\nexport const b = a'],
  ['prefer-rest-params', 'export function f() { return arguments }'],
  ['prefer-spread', 'export const f = (g: (...all: number[]) => void, list: number[]) => g.apply(undefined, list)'],
  ['typescript/ban-ts-comment', '// @ts-ignore\nexport const a = 1'],
  ['typescript/ban-ts-comment', '// @ts-expect-error\nexport const a = 1'],
  [
    'typescript/consistent-type-imports',
    "import { Stats } from 'node:fs'\nexport const f = (stats: Stats) => stats.size",
  ],
  ['typescript/consistent-type-imports', "export const f = (stats: import('node:fs').Stats) => stats.size"],
  ['typescript/no-duplicate-enum-values', 'export enum A { b = 1, c = 1 }'],
  ['typescript/no-empty-object-type', 'export const f = (a: {}) => a'],
  ['typescript/no-explicit-any', 'export const f = (a: any) => a'],
  ['typescript/no-extra-non-null-assertion', 'export const f = (a?: string) => a!!.length'],
  ['typescript/no-misused-new', 'export interface A { new (): A }'],
  ['typescript/no-namespace', 'export namespace A { export const b = 1 }'],
  ['typescript/no-non-null-asserted-optional-chain', 'export const f = (a?: { b?: string }) => a?.b!'],
  ['typescript/no-require-imports', "export const a = require('node:fs')"],
  ['typescript/no-this-alias', 'export function f(this: object) { const self = this\nreturn () => self }'],
  ['typescript/no-unnecessary-type-constraint', 'export const f = <T extends unknown>(a: T) => a'],
  ['typescript/no-unsafe-declaration-merging', 'export interface A { b: string }\nexport class A {}'],
  ['typescript/no-unsafe-function-type', 'export const f = (a: Function) => a'],
  ['typescript/no-wrapper-object-types', 'export const f = (a: String) => a'],
  ['typescript/prefer-as-const', "export const a = 'b' as 'b'"],
  ['typescript/prefer-namespace-keyword', 'declare module A {}'],
  ['typescript/triple-slash-reference', "/// <reference path='./a.d.ts' />\nexport {}"],
]

/** Each rule of the configuration has one example at least. */
export const examples: Example[] = [
  ...hooks.map(([rule, ...lines]) => ({ rule: `react/${rule}`, title: lines.join(' '), code: component(...lines) })),
  ...others.map(([rule, code]) => ({ rule, title: code.replaceAll('\n', ' '), code })),
]
