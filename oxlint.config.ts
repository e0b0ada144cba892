import type { OxlintConfig } from 'oxlint'

/** Faults only; how code looks is seen in review, who may import whom in .dependency-cruiser.mjs. */
export default {
  plugins: ['typescript', 'react'],
  jsPlugins: ['./scripts/lint/no-barrels.mjs'],
  // Only what is named here, so that a new version of the linter finds nothing else.
  categories: { correctness: 'off' },
  ignorePatterns: ['**/dist/', '**/node_modules/', '.data/', '.cache/', '**/.mf/', '**/test-results/'],
  rules: {
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-var': 'error',
    'portal/no-barrels': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-duplicate-enum-values': 'error',
    // What another package merges its own fields into begins empty.
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-wrapper-object-types': 'error',
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/triple-slash-reference': 'error',
  },
  overrides: [
    {
      // Code that React runs, and scripts that make it.
      files: ['{shell,ui,shared-state,platform/alone,platform/runtime,mf-*,scripts}/**'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        // React's rules skip a component with a rule turned off by a comment.
        'react/rule-suppression': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
      },
    },
    {
      files: [
        'scripts/**',
        'platform/build/*.ts',
        'platform/alone/*.ts',
        'platform/alone/browser/**',
        'server/src/cli/**',
        'sample-data/src/writing/article.ts',
        'server/src/start/**',
        'e2e/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
} satisfies OxlintConfig
