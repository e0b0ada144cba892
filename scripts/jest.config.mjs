export { inNode as default } from './jest-preset.mjs'
