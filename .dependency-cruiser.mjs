/** Who may import whom (docs/architecture.md): derived from the folders' names, so a new area is covered by being there. */
const area = '^mf-([^/]+)/'

export default {
  forbidden: [
    {
      name: 'areas-meet-in-slots',
      severity: 'error',
      comment: 'An area never imports another one.',
      from: { path: area },
      to: { path: area, pathNot: '^mf-$1/' },
    },
    {
      name: 'nothing-imports-an-area',
      severity: 'error',
      comment: 'Areas are loaded as releases.',
      from: { path: '^(shell|ui|shared-state|server|webpack|area-alone|scripts)/' },
      to: { path: area },
    },
    {
      name: 'nothing-imports-the-server',
      severity: 'error',
      from: { pathNot: '^(server|e2e)/' },
      to: { path: '^server/' },
    },
    {
      name: 'nothing-imports-the-shell',
      severity: 'error',
      comment: 'But what puts it around one area, to be looked at.',
      from: { pathNot: '^(shell|area-alone|e2e)/' },
      to: { path: '^shell/' },
    },
    {
      name: 'nothing-ships-area-alone',
      severity: 'error',
      comment: 'Mock answers are for tests in a browser.',
      from: { pathNot: '^(area-alone|e2e)/|^(ui|mf-[^/]+)/browser/' },
      to: { path: '^area-alone/' },
    },
    {
      name: 'server-knows-shared-state-only',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(ui|webpack|scripts)/' },
    },
    {
      name: 'rendering-knows-no-request',
      severity: 'error',
      comment: 'What answers a request has pages rendered, never the other way round.',
      from: { path: '^server/src/render/' },
      to: { path: '^server/src/ssr/' },
    },
    {
      name: 'ui-knows-shared-state-only',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: '^(shell|server|webpack|scripts)/' },
    },
    {
      name: 'shared-state-stands-alone',
      severity: 'error',
      from: { path: '^shared-state/' },
      to: { path: '^(ui|shell|server|webpack|scripts|mf-[^/]+)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|jest\\.config\\.mjs$' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
