/**
 * @generated SignedSource<<859f8ac1b7b18b172476f636032c9b2f>>
 * @relayHash 2127b2c1378930ff126560d3689cbceb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e127d70a49797bbe70590948db2770659b6dccffc25f884bcb82f8dfac23226

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e127d70a49797bbe70590948db2770659b6dccffc25f884bcb82f8dfac23226",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
