import { cac } from 'cac'
import { NoServerRunning } from 'platform/host/control/control-socket'
import { backUp, restore } from './data-folder.ts'
import { clearSampleData, exportData, importData } from './data-rows.ts'
import { runCli } from './run-cli.ts'

/**
 * `npm run data -- …` (docs/data.md): imports and exports data of the running server or, if none is running, of its data folder.
 * Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 some rows of an import are bad.
 */
const cli = cac('npm run data --')

cli
  .command(
    'import <kind> <file>',
    'import brokers, regulators, licences or articles from CSV or JSON Lines; - is standard input',
  )
  .option('--format <format>', 'csv or jsonl, if the file extension does not tell')
  .option('--errors <file>', 'write every bad row to this file, as CSV: line,reason')
  .option('--all-or-nothing', 'write nothing if any row is bad')
  .action(importData)

cli
  .command('export <kind> [file]', 'export the same kinds, to standard output if no file is named')
  .option('--format <format>', 'csv or jsonl, if the file extension does not tell')
  .action(exportData)

cli.command('backup <file>', 'back up the embedded database to one file, even while it is in use').action(backUp)
cli.command('restore <file>', 'replace the embedded database with a backup, even while it is in use').action(restore)
cli.command('clear-sample', 'remove all sample data').action(clearSampleData)

await runCli(cli, wordsOf)

/** Errors with their own name have a message for users; others are bugs and are shown with their stack. */
function wordsOf(error: NodeJS.ErrnoException): string {
  if (error instanceof NoServerRunning || ['ECONNRESET', 'EPIPE'].includes(error.code ?? ''))
    return 'the server stopped in the meantime; run the command again'
  return error.name === 'Error' && !error.code ? (error.stack ?? error.message) : error.message
}
