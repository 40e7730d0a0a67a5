/**
 * @generated SignedSource<<d72bf191e26ae0c3e1e02dda64ab5fba>>
 * @relayHash 132143b6c99e6df641f61df7d0a6f210
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db8916b7d582118b9d03c379579bc43f24e772f8a92d847f7a56055011631b75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsPageQuery } from './DetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<DetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db8916b7d582118b9d03c379579bc43f24e772f8a92d847f7a56055011631b75",
    "metadata": {},
    "name": "DetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
