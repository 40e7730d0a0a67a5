/**
 * @generated SignedSource<<6448f2936972eace691af81fc19d4340>>
 * @relayHash dd199b2db5ec7f6dd0bff03d669bdb56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c32594e204003ec39ca947e183531273f84b7864c1729c6cdd509b88b888c5ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InformationPageQuery } from './InformationPageQuery.graphql';

const node: PreloadableConcreteRequest<InformationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c32594e204003ec39ca947e183531273f84b7864c1729c6cdd509b88b888c5ae",
    "metadata": {},
    "name": "InformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
