/**
 * Speed and accuracy of @limpid/prose beside every peer that installs.
 * usage: npm run bench:prose -- DATA   (or: node bench/prose/run.mjs DATA)
 *
 * DATA is a folder of public data. What it lacks is left out:
 *   books/*.txt            any long text, such as Pride and Prejudice from Project Gutenberg
 *   ud-ewt/{dev,test}.conllu   UD English-EWT
 *   onestop/{Ele,Int,Adv}  the OneStopEnglish corpus, one file for each text
 * Syllables are checked against the CMU Pronouncing Dictionary, which is installed with the peers.
 */
import { accuracy } from './accuracy.mjs'
import { installPeers, loadPeers } from './peers.mjs'
import { speed } from './speed.mjs'

const [data = 'data'] = process.argv.slice(2)
installPeers()
const peers = await loadPeers()
await speed(peers, data)
await accuracy(peers, data)
