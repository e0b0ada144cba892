import MinimizerPlugin from 'minimizer-webpack-plugin'

/** swc is two to three times as quick as terser here and its result as small. */
export const minimise = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 2 }, mangle: true },
    extractComments: false,
  })
