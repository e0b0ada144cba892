import preset from '../scripts/jest-preset.mjs'

export default { ...preset, testEnvironment: 'node' }
