/** `export * from` hides where a name comes from; a rule of Oxlint for it alone does not exist. */
const noBarrels = {
  create: context => ({
    ExportAllDeclaration: node => context.report({ node, message: 'No barrels: import from the file that holds it.' }),
  }),
}

export default { meta: { name: 'portal' }, rules: { 'no-barrels': noBarrels } }
