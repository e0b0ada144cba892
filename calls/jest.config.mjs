export { inNode as default } from '../scripts/jest-preset.mjs'
