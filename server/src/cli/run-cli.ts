import type { CAC } from 'cac'

/** Runs the command that was asked for. Exit codes: 1 refused or failed, with one line of why; 2 not understood. */
export async function runCli(cli: CAC, wordsOf = (error: Error): string => error.message): Promise<void> {
  cli.help()
  try {
    cli.parse(process.argv, { run: false })
    if (cli.matchedCommand) await cli.runMatchedCommand()
    else if (!cli.options.help) {
      cli.outputHelp()
      process.exitCode = 2
    }
  } catch (error) {
    console.error(wordsOf(error as Error))
    process.exitCode = 1
  }
}
