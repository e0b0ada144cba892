/** Who may import whom (docs/architecture.md), as folders; a new area is covered by being there. */
const area = 'mf-[^/]+'
const mayImport = {
  [area]: ['ui', 'shared-state', 'calls'],
  shell: ['ui', 'shared-state', 'calls', 'platform/runtime'],
  ui: ['shared-state', 'calls'],
  'shared-state': [],
  calls: ['shared-state'],
  database: ['shared-state'],
  'platform/api': ['shared-state', 'database'],
  'platform/host': ['shared-state', 'database', 'platform/api'],
  'platform/runtime': ['shared-state'],
  'platform/build': ['shared-state'],
  'platform/alone': ['shared-state', 'platform/runtime', 'platform/build'],
  'platform/example': ['shared-state', 'database', 'platform/api', 'platform/host', 'platform/runtime'],
  backend: ['calls', 'shared-state', 'database', 'platform/api'],
  'sample-data': ['calls', 'shared-state', 'database', 'platform/api', 'backend'],
  server: ['calls', 'shared-state', 'database', 'platform/api', 'platform/host', 'backend', 'sample-data'],
}
/** What only tests use: they may fill a database, and show a part by itself. */
const tests = '[.]test[.]|/testing/|/browser/'
const mayImportInTests = {
  database: ['sample-data'],
  'platform/api': ['sample-data'],
  'platform/host': ['sample-data'],
  backend: ['sample-data', 'platform/host'],
  'sample-data': ['platform/host'],
  shell: ['platform/alone'],
  ui: ['platform/alone'],
  [area]: ['platform/alone'],
}
const folders = [...Object.keys(mayImport), 'e2e', 'scripts']

const directions = Object.entries(mayImport).flatMap(([folder, others]) => {
  const rule = (name, from, allowed) => ({
    name: `${folder}-imports-${name}`,
    severity: 'error',
    from: { path: `^(${folder})/`, ...from },
    // An area never imports another one: they meet in slots.
    to: {
      path: `^(${folders.join('|')})/`,
      pathNot: ['^$1/', ...(allowed.length > 0 ? [`^(${allowed.join('|')})/`] : [])],
    },
  })
  return [
    rule('only-what-it-may', { pathNot: tests }, others),
    rule('only-what-its-tests-may', {}, [...others, ...(mayImportInTests[folder] ?? [])]),
  ]
})

/** The build is run as a program, apart from what it builds. */
const buildSharesTypes = {
  name: 'platform-build-imports-types-of-shared-state-alone',
  severity: 'error',
  from: { path: '^platform/build/' },
  to: { path: '^shared-state/', dependencyTypesNot: ['type-only'] },
}

export default {
  forbidden: [
    ...directions,
    buildSharesTypes,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|jest\\.config\\.mjs$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
