/**
 * @generated SignedSource<<815ee702530078ee48fdcde4ff69fd2c>>
 * @relayHash 2c239f8f47f651fa07a8ea9f3a62a27b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a16b3def3b69d50185e1a7e6118e1aa55ec4cc33f8ddebed04025ebc7ec8627

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditMediaPageQuery } from './EditMediaPageQuery.graphql';

const node: PreloadableConcreteRequest<EditMediaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a16b3def3b69d50185e1a7e6118e1aa55ec4cc33f8ddebed04025ebc7ec8627",
    "metadata": {},
    "name": "EditMediaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
