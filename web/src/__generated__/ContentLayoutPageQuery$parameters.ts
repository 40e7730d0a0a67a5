/**
 * @generated SignedSource<<1eb87f84de1a39b11af1462c03691961>>
 * @relayHash b08be95c1baea7e5d25a6f5f3689a03a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfe664e6e1a1727c6b3dcc392d41d9c086ee4a066230adebe458f8d7f2391051

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfe664e6e1a1727c6b3dcc392d41d9c086ee4a066230adebe458f8d7f2391051",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
