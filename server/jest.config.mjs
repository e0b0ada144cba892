import preset from '../scripts/jest-preset.mjs'

export default { ...preset, displayName: 'server', testEnvironment: 'node' }
