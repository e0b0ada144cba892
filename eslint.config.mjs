import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Faults only; how code looks is seen in review, who may import whom in .dependency-cruiser.mjs. */
export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.data/', '.cache/', '**/.mf/', '**/test-results/'] },
  ...tseslint.configs.recommended,
  {
    // They compile each file to find what they look for.
    files: ['{shell,ui,shared-state,platform/alone,platform/runtime,mf-*,scripts}/**'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': ['error', { allow: ['warn', 'error', 'info'] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that holds it.' },
      ],
      eqeqeq: 'error',
      // What another package merges its own fields into begins empty.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
    },
  },
  {
    files: [
      'scripts/**',
      'platform/build/*.ts',
      'platform/alone/*.ts',
      'platform/alone/browser/**',
      'server/src/cli/**',
      'server/src/start/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
)
