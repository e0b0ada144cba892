/**
 * The most a release may weigh, in bytes of its uncompressed files. Some two to three times what the largest part, the
 * shell, takes: a limit for accidents (a library or a data file built in), not for ambitions.
 */
export const byteLimits = {
  /** What every visitor of the area fetches first. */
  'the entry for the browser': 1_500_000,
  'the styles together': 400_000,
  'the texts of one language': 200_000,
  'the entry for Node': 8_000_000,
  'one file': 8_000_000,
  'all files together': 16_000_000,
}

export const mostFiles = 1_000

/** A release as one file, packed or unpacked: its files, what describes them, and what an archive adds to each. */
export const mostBundleBytes = byteLimits['all files together'] + 4_000_000
