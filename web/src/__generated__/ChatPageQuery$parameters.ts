/**
 * @generated SignedSource<<1995b6bcb49e25b72ec70e0e7f27de3e>>
 * @relayHash 0655b31f0b6d3704eebb0533e02414ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9569edd99c044ca031ff9fdfdd6297f2bccb84bee6f0af66c3ff5aa818913e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatPageQuery } from './ChatPageQuery.graphql';

const node: PreloadableConcreteRequest<ChatPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b9569edd99c044ca031ff9fdfdd6297f2bccb84bee6f0af66c3ff5aa818913e",
    "metadata": {},
    "name": "ChatPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
