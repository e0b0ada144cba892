import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, 'jest')

/** Packages that ship only ES modules and therefore have to be transformed for jest. */
const esmOnly = [
  '@module-federation',
  'jose',
  'marked',
  'htmlparser2',
  'mobx',
  'mobx-react-lite',
  '@lucide/icons',
  'axios',
  'cac',
  'domelementtype',
  'domhandler',
  'domutils',
  'dom-serializer',
  'entities',
  'lru-cache',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  '@seriousme',
  'openid-client',
  'oauth4webapi',
  'uqr',
]

const inEverySuite = [resolve(folder, 'fail-on-console.mjs'), resolve(folder, 'patience.mjs')]

/** Compiled modules survive the temporary files of a run (test/files-in-memory.mjs). */
const cacheDirectory = resolve(import.meta.dirname, '../.cache/jest')

/** Suites with this ending run in `npm run test:long -- units`: they cost more than their faults are likely. */
const long = /\.long\.test\.tsx?$/
const withLong = process.env.TEST_AMOUNT === 'all'

/** The jest configuration of user interfaces, which run in jsdom. */
const inBrowser = {
  cacheDirectory,
  testEnvironment: resolve(folder, 'browser-environment.mjs'),
  setupFilesAfterEnv: [...inEverySuite, resolve(folder, 'patient-queries.mjs')],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(withLong ? [] : [long.source])],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy', '\\.(css|woff2)$': resolve(folder, 'empty-file.mjs') },
}

export default inBrowser

/** The same for what runs in Node. */
export const inNode = {
  ...inBrowser,
  testEnvironment: resolve(folder, 'node-environment.mjs'),
  setupFilesAfterEnv: inEverySuite,
}
